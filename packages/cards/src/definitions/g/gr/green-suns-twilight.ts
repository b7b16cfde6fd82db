import { all, card, plus, put, spell, the, upTo, X } from '@spellwright/dsl'

export const greenSunsTwilight = card({
  name: "Green Sun's Twilight",
  cost: '{X}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        { kind: 'lookAtTop', player: 'you', count: plus(X, 1), as: 'top', reveal: 'reveal' },
        {
          kind: 'chooseAmong',
          player: 'you',
          among: the('top'),
          filter: { type: 'creature' },
          count: upTo(1),
          as: 'creature',
        },
        { kind: 'chooseAmong', player: 'you', among: the('top'), filter: { type: 'land' }, count: upTo(1), as: 'land' },
        {
          kind: 'if',
          condition: { kind: 'compare', quantity: X, is: { atLeast: 5 } },
          then: [
            {
              kind: 'forEach',
              what: [the('creature'), the('land')],
              as: 'card',
              effects: [
                {
                  kind: 'chooseOne',
                  player: 'you',
                  options: [
                    { label: 'put it onto the battlefield', effects: [put('battlefield', the('card'))] },
                    { label: 'put it into your hand', effects: [put('hand', the('card'))] },
                  ],
                },
              ],
            },
          ],
          else: [put('hand', [the('creature'), the('land')])],
        },
        put('library', all({ zone: 'library', among: the('top') }), {
          library: { position: 'bottom', order: 'random' },
        }),
      ],
    }),
  ],
})
