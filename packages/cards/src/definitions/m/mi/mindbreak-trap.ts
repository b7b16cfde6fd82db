import { alternativeCost, anyNumber, card, exile, mana, spell, target, the } from '@spellwright/dsl'

export const mindbreakTrap = card({
  name: 'Mindbreak Trap',
  cost: '{2}{U}{U}',
  type: 'Instant — Trap',
  abilities: [
    alternativeCost([mana('{0}')], {
      kind: 'happened',
      event: { kind: 'cast', player: 'opponent' },
      when: 'thisTurn',
      times: { atLeast: 3 },
    }),
    spell({ targets: { spells: target({ zone: 'stack' }, { count: anyNumber }) }, effects: [exile(the('spells'))] }),
  ],
})
