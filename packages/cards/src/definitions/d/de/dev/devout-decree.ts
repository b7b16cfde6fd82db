import { card, exile, spell, target, the } from '@spellwright/dsl'

export const devoutDecree = card({
  name: 'Devout Decree',
  cost: '{1}{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { permanent: target({ type: ['creature', 'planeswalker'], color: ['B', 'R'] }) },
      effects: [exile(the('permanent')), { kind: 'scry', player: 'you', count: 1 }],
    }),
  ],
})
