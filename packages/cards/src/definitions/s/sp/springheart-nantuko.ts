import {
  type Condition,
  card,
  continuous,
  createToken,
  did,
  type Effect,
  enters,
  keyword,
  mana,
  matches,
  modifyPT,
  not,
  token,
  triggered,
  when,
} from '@spellwright/dsl'

const ON_YOUR_CREATURE: Condition = matches('attachedTo', { type: 'creature', controller: 'you' })
const INSECT: Effect = createToken(1, token({ colors: ['G'], type: 'Creature — Insect', power: 1, toughness: 1 }))

export const springheartNantuko = card({
  name: 'Springheart Nantuko',
  cost: '{1}{G}',
  type: 'Enchantment Creature — Insect Monk',
  power: 1,
  toughness: 1,
  abilities: [
    keyword({ kind: 'bestow', cost: [mana('{1}{G}')] }),
    continuous({ affects: 'attachedTo', apply: [modifyPT(1, 1)] }),
    triggered({
      abilityWord: 'Landfall',
      on: enters({ type: 'land', controller: 'you' }),
      effects: [
        when(ON_YOUR_CREATURE, {
          kind: 'mayPay',
          player: 'you',
          cost: [mana('{1}{G}')],
          then: [{ kind: 'createTokenCopy', player: 'you', count: 1, of: 'attachedTo', as: 'created' }],
        }),
        when(not(did('created')), INSECT),
      ],
    }),
  ],
})
