import { all, card, exactly, keyword, returnTo, spell, the, when } from '@spellwright/dsl'

export const starfallInvocation = card({
  name: 'Starfall Invocation',
  cost: '{3}{W}{W}',
  type: 'Sorcery',
  abilities: [
    keyword({ kind: 'gift', gift: 'card' }),
    spell({
      effects: [
        { kind: 'destroy', what: all({ type: 'creature' }), as: 'destroyed' },
        when(
          { kind: 'paid', cost: 'gift' },
          {
            kind: 'choose',
            player: 'you',
            from: { zone: 'graveyard', owner: 'you', type: 'creature', among: the('destroyed') },
            count: exactly(1),
            as: 'card',
          },
          returnTo('battlefield', the('card'), { under: 'you' }),
        ),
      ],
    }),
  ],
})
