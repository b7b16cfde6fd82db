import { card, exile, matches, spell, target, the } from '@spellwright/dsl'

export const divineSmite = card({
  name: 'Divine Smite',
  cost: '{1}{W}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { permanent: target({ type: ['creature', 'planeswalker'], controller: 'opponent' }) },
      effects: [
        {
          kind: 'if',
          condition: matches(the('permanent'), { color: 'B' }),
          then: [exile(the('permanent'))],
          else: [{ kind: 'phaseOut', what: the('permanent') }],
        },
      ],
    }),
  ],
})
