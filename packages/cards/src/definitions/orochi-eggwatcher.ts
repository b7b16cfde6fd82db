import {
  activated,
  createToken,
  mana,
  pump,
  sacrifice,
  tap,
  target,
  the,
  token,
  twoFaced,
  when,
} from '@spellwright/dsl'

const SNAKE = token({ colors: ['G'], type: 'Creature — Snake', power: 1, toughness: 1 })

export const orochiEggwatcher = twoFaced(
  'flip',
  {
    name: 'Orochi Eggwatcher',
    cost: '{2}{G}',
    type: 'Creature — Snake Shaman',
    power: 1,
    toughness: 1,
    abilities: [
      activated({
        cost: [mana('{2}{G}'), tap],
        effects: [
          createToken(1, SNAKE),
          when(
            { kind: 'exists', of: { type: 'creature', controller: 'you' }, count: { atLeast: 10 } },
            { kind: 'flip', what: 'self' },
          ),
        ],
      }),
    ],
  },
  {
    name: 'Shidako, Broodmistress',
    cost: '{2}{G}',
    type: 'Legendary Creature — Snake Shaman',
    power: 3,
    toughness: 3,
    abilities: [
      activated({
        cost: [mana('{G}'), sacrifice({ type: 'creature' })],
        targets: { target: target({ type: 'creature' }) },
        effects: [pump(the('target'), 3, 3)],
      }),
    ],
  },
)
