import { card, enters, keyword, mana, triggered } from '@spellwright/dsl'

export const wastelandRaider = card({
  name: 'Wasteland Raider',
  cost: '{2}{B}{B}',
  type: 'Creature — Human Mercenary',
  power: 4,
  toughness: 3,
  abilities: [
    keyword({ kind: 'squad', cost: [mana('{2}')] }),
    triggered({
      on: enters('self'),
      effects: [{ kind: 'sacrificeChoice', player: 'eachPlayer', filter: { type: 'creature' }, count: 1 }],
    }),
  ],
})
