import { all, card, exactly, loseLife, returnTo, spell, the, when, X } from '@spellwright/dsl'

export const zeroPointBallad = card({
  name: 'Zero Point Ballad',
  cost: '{X}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        { kind: 'destroy', what: all({ type: 'creature', toughness: { atMost: X } }), as: 'destroyed' },
        loseLife(X),
        when(
          { kind: 'compare', quantity: X, is: { atLeast: 6 } },
          {
            kind: 'choose',
            player: 'you',
            from: { zone: 'graveyard', type: 'creature', among: the('destroyed') },
            count: exactly(1),
            as: 'card',
          },
          returnTo('battlefield', the('card'), { under: 'you' }),
        ),
      ],
    }),
  ],
})
