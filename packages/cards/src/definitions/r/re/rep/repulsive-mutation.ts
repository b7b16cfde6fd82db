import {
  card,
  controllerOf,
  counterSpell,
  putCounters,
  spell,
  target,
  targetSpell,
  the,
  unless,
  upTo,
  X,
} from '@spellwright/dsl'

export const repulsiveMutation = card({
  name: 'Repulsive Mutation',
  type: 'Instant',
  cost: '{X}{G}{U}',
  abilities: [
    spell({
      targets: {
        creature: target({ type: 'creature', controller: 'you' }),
        spell: { ...targetSpell(), count: upTo(1) },
      },
      effects: [
        putCounters('+1/+1', X, the('creature')),
        unless(
          controllerOf(the('spell')),
          [
            {
              kind: 'generic',
              amount: { kind: 'greatest', value: 'power', of: { type: 'creature', controller: 'you' } },
            },
          ],
          counterSpell(the('spell')),
        ),
      ],
    }),
  ],
})
