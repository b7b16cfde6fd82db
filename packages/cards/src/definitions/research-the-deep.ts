import { card } from '@spellwright/dsl'

export const researchTheDeep = card({
  name: 'Research the Deep',
  cost: '{1}{U}',
  type: 'Sorcery',
  abilities: [
    {
      kind: 'spell',
      effects: [
        { kind: 'draw', player: 'you', count: 1 },
        { kind: 'clash', then: [{ kind: 'move', verb: 'return', what: 'self', to: 'hand' }] },
      ],
    },
  ],
})
