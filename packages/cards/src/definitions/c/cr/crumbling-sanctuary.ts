import { card, eventAmount, exile, replacement, the } from '@spellwright/dsl'

export const crumblingSanctuary = card({
  name: 'Crumbling Sanctuary',
  cost: '{5}',
  type: 'Artifact',
  abilities: [
    replacement({
      kind: 'damage',
      to: { player: 'any' },
      change: {
        kind: 'instead',
        effects: [
          { kind: 'lookAtTop', player: 'eventPlayer', count: eventAmount, as: 'cards', unseen: 'unseen' },
          exile(the('cards')),
        ],
      },
    }),
  ],
})
