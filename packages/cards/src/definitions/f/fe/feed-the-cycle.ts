import { additionalCost, card, destroy, mana, sacrifice, spell, target, the } from '@spellwright/dsl'

export const feedTheCycle = card({
  name: 'Feed the Cycle',
  cost: '{1}{B}',
  type: 'Instant',
  abilities: [
    additionalCost([
      {
        kind: 'choice',
        options: [
          [{ kind: 'exile', what: { zone: 'graveyard' }, count: 3 }],
          [sacrifice({ subtype: 'Food' })],
          [mana('{B}')],
        ],
      },
    ]),
    spell({
      targets: { permanent: target({ type: ['creature', 'planeswalker'] }) },
      effects: [destroy(the('permanent'))],
    }),
  ],
})
