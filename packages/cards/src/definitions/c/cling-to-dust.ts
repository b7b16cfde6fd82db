import { card, draw, exile, exileCost, gainLife, keyword, mana, matches, spell, target, the } from '@spellwright/dsl'

export const clingToDust = card({
  name: 'Cling to Dust',
  cost: '{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { card: target({ zone: 'graveyard' }) },
      effects: [
        exile(the('card')),
        { kind: 'if', condition: matches(the('card'), { type: 'creature' }), then: [gainLife(3)], else: [draw(1)] },
      ],
    }),
    keyword({ kind: 'escape', cost: [mana('{3}{B}'), exileCost({ zone: 'graveyard', owner: 'you', other: true }, 5)] }),
  ],
})
