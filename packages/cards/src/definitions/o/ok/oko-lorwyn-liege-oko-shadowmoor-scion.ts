import {
  activated,
  apply,
  atBeginningOf,
  continuous,
  createToken,
  gain,
  loyalty,
  mana,
  modifyPT,
  put,
  target,
  the,
  token,
  transform,
  triggered,
  twoFaced,
  upTo,
} from '@spellwright/dsl'

const becomesItsOther = (symbol: string) =>
  triggered({
    on: atBeginningOf('main1', 'you'),
    effects: [{ kind: 'mayPay', player: 'you', cost: [mana(symbol)], then: [transform('self')] }],
  })

export const okoLorwynLiegeOkoShadowmoorScion = twoFaced(
  'transform',
  {
    name: 'Oko, Lorwyn Liege',
    type: 'Legendary Planeswalker — Oko',
    cost: '{2}{U}',
    loyalty: 3,
    abilities: [
      becomesItsOther('{G}'),
      activated({
        cost: [loyalty(2)],
        targets: { creature: target({ type: 'creature' }, { count: upTo(1) }) },
        effects: [apply(the('creature'), [{ kind: 'allCreatureTypes' }], 'game')],
      }),
      activated({
        cost: [loyalty(1)],
        targets: { creature: target({ type: 'creature' }) },
        effects: [apply(the('creature'), [modifyPT(-2, 0)], 'untilYourNextTurn')],
      }),
    ],
  },
  {
    name: 'Oko, Shadowmoor Scion',
    type: 'Legendary Planeswalker — Oko',
    loyalty: 0,
    colorIndicator: ['G'],
    abilities: [
      becomesItsOther('{U}'),
      activated({
        cost: [loyalty(-1)],
        effects: [
          { kind: 'mill', player: 'you', count: 3, as: 'milled' },
          {
            kind: 'chooseAmong',
            player: 'you',
            among: the('milled'),
            filter: { is: 'permanentCard' },
            count: upTo(1),
            as: 'card',
          },
          put('hand', the('card')),
        ],
      }),
      activated({
        cost: [loyalty(-3)],
        effects: [createToken(2, token({ colors: ['G'], type: 'Creature — Elk', power: 3, toughness: 3 }))],
      }),
      activated({
        cost: [loyalty(-6)],
        effects: [
          { kind: 'chooseWord', player: 'you', choose: { kind: 'creatureType' }, as: 'type' },
          {
            kind: 'getEmblem',
            player: 'you',
            abilities: [
              continuous({
                affects: { type: 'creature', subtype: { chosen: 'type' }, controller: 'you' },
                apply: [modifyPT(3, 3), gain('vigilance'), gain('hexproof')],
              }),
            ],
          },
        ],
      }),
    ],
  },
)
