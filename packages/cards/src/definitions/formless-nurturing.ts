import { card, the } from '@spellwright/dsl'

export const formlessNurturing = card({
  name: 'Formless Nurturing',
  cost: '{3}{G}',
  type: 'Sorcery',
  abilities: [
    {
      kind: 'spell',
      effects: [
        { kind: 'manifest', player: 'you', count: 1, as: 'manifested' },
        { kind: 'putCounters', what: the('manifested'), counter: '+1/+1', count: 1 },
      ],
    },
  ],
})
