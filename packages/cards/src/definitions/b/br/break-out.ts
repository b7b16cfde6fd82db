import { all, apply, card, exactly, gain, matches, may, put, spell, the } from '@spellwright/dsl'

export const breakOut = card({
  name: 'Break Out',
  cost: '{R}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 6, as: 'looked' },
        may(
          {
            kind: 'chooseAmong',
            player: 'you',
            among: the('looked'),
            filter: { type: 'creature' },
            count: exactly(1),
            as: 'card',
          },
          { kind: 'reveal', what: the('card') },
          {
            kind: 'if',
            condition: matches(the('card'), { manaValue: { atMost: 2 } }),
            then: [
              {
                kind: 'may',
                player: 'you',
                effects: [put('battlefield', the('card'), { as: 'creature' }), apply(the('creature'), [gain('haste')])],
                else: [put('hand', the('card'))],
              },
            ],
            else: [put('hand', the('card'))],
          },
        ),
        put('library', all({ zone: 'library', among: the('looked') }), {
          library: { position: 'bottom', order: 'random' },
        }),
      ],
    }),
  ],
})
