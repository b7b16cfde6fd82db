import {
  card,
  getEnergy,
  keyword,
  mana,
  manaValueOf,
  payEnergy,
  returnTo,
  spell,
  target,
  the,
  upTo,
} from '@spellwright/dsl'

export const joltedAwake = card({
  name: 'Jolted Awake',
  cost: '{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: {
        card: target({ zone: 'graveyard', owner: 'you', type: ['artifact', 'creature'] }, { count: upTo(1) }),
      },
      effects: [
        getEnergy(2),
        {
          kind: 'mayPay',
          player: 'you',
          cost: [payEnergy(manaValueOf(the('card')))],
          then: [returnTo('battlefield', the('card'))],
        },
      ],
    }),
    keyword({ kind: 'cycling', cost: [mana('{2}')] }),
  ],
})
