import { activated, card, counterSpell, draw, mana, sacrificeSelf, tap, triggered } from '@spellwright/dsl'

export const vexingBauble = card({
  name: 'Vexing Bauble',
  type: 'Artifact',
  cost: '{1}',
  abilities: [
    triggered({
      on: { kind: 'cast', player: 'eachPlayer' },
      condition: {
        kind: 'compare',
        quantity: { kind: 'manaSpent', color: 'any', on: 'cost', of: 'eventObject' },
        is: { exactly: 0 },
      },
      effects: [counterSpell('eventObject')],
    }),
    activated({ cost: [mana('{1}'), tap, sacrificeSelf], effects: [draw(1)] }),
  ],
})
