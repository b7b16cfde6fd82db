import { card, pump, spell, target, the, upTo, X } from '@spellwright/dsl'

export const primalMight = card({
  name: 'Primal Might',
  cost: '{X}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: {
        yours: target({ type: 'creature', controller: 'you' }),
        theirs: target({ type: 'creature', controller: 'opponent' }, { count: upTo(1) }),
      },
      effects: [pump(the('yours'), X, X), { kind: 'fight', a: the('yours'), b: the('theirs') }],
    }),
  ],
})
