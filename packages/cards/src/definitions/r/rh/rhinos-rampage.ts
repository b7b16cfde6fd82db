import { card, destroy, did, pump, spell, target, the, upTo, when } from '@spellwright/dsl'

export const rhinosRampage = card({
  name: "Rhino's Rampage",
  cost: '{R/G}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: {
        yours: target({ type: 'creature', controller: 'you' }),
        theirs: target({ type: 'creature', controller: 'opponent' }),
      },
      effects: [
        pump(the('yours'), 1, 0),
        { kind: 'fight', a: the('yours'), b: the('theirs'), excessAs: 'excess' },
        when(did('excess'), {
          kind: 'reflexiveTrigger',
          targets: {
            artifact: target(
              { type: 'artifact', not: { type: 'creature' }, manaValue: { atMost: 3 } },
              { count: upTo(1) },
            ),
          },
          effects: [destroy(the('artifact'))],
        }),
      ],
    }),
  ],
})
