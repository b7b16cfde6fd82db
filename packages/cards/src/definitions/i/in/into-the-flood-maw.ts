import { type Condition, card, keyword, not, returnTo, spell, target, the } from '@spellwright/dsl'

const promised: Condition = { kind: 'paid', cost: 'gift' }

export const intoTheFloodMaw = card({
  name: 'Into the Flood Maw',
  cost: '{U}',
  type: 'Instant',
  abilities: [
    keyword({ kind: 'gift', gift: 'tapped Fish' }),
    spell({
      targets: {
        creature: target({ type: 'creature', controller: 'opponent' }, { onlyIf: not(promised) }),
        permanent: target({ not: { type: 'land' }, controller: 'opponent' }, { onlyIf: promised }),
      },
      effects: [
        {
          kind: 'if',
          condition: promised,
          then: [returnTo('hand', the('permanent'))],
          else: [returnTo('hand', the('creature'))],
        },
      ],
    }),
  ],
})
