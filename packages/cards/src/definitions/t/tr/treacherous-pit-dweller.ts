import { apply, card, keyword, targetOpponent, the, triggered } from '@spellwright/dsl'

export const treacherousPitDweller = card({
  name: 'Treacherous Pit-Dweller',
  cost: '{B}{B}',
  type: 'Creature — Demon',
  power: 4,
  toughness: 3,
  abilities: [
    triggered({
      on: { kind: 'zoneChange', object: 'self', from: 'graveyard', to: 'battlefield' },
      targets: { opponent: targetOpponent },
      effects: [apply('self', [{ kind: 'setController', player: the('opponent') }], 'game')],
    }),
    keyword('undying'),
  ],
})
