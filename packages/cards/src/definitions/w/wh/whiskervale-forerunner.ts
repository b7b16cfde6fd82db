import { all, card, did, put, the, triggered, upTo } from '@spellwright/dsl'

export const whiskervaleForerunner = card({
  name: 'Whiskervale Forerunner',
  type: 'Creature — Mouse Bard',
  cost: '{3}{W}',
  power: 3,
  toughness: 4,
  abilities: [
    triggered({
      on: { kind: 'becomesTarget', object: 'self', controller: 'you', first: 'eachTurn' },
      abilityWord: 'Valiant',
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 5, as: 'top' },
        {
          kind: 'chooseAmong',
          player: 'you',
          among: the('top'),
          filter: { type: 'creature', manaValue: { atMost: 3 } },
          count: upTo(1),
          as: 'card',
        },
        { kind: 'reveal', what: the('card') },
        {
          kind: 'if',
          condition: { kind: 'all', conditions: [did('card'), { kind: 'isTurnOf', player: 'you' }] },
          then: [
            {
              kind: 'may',
              player: 'you',
              effects: [put('battlefield', the('card'))],
              else: [put('hand', the('card'))],
            },
          ],
          else: [put('hand', the('card'))],
        },
        put('library', all({ zone: 'library', among: the('top') }), {
          library: { position: 'bottom', order: 'random' },
        }),
      ],
    }),
  ],
})
