import { card, did, put, sacrificeIt, spell, the, unless, upTo, when } from '@spellwright/dsl'

export const flash = card({
  name: 'Flash',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'hand', type: 'creature' },
          whose: 'you',
          count: upTo(1),
          as: 'card',
        },
        put('battlefield', the('card'), { as: 'creature' }),
        when(
          did('creature'),
          unless('you', [{ kind: 'ownManaCost', of: the('creature'), less: '{2}' }], sacrificeIt(the('creature'))),
        ),
      ],
    }),
  ],
})
