import { all, card, enters, manaValueOf, matches, may, put, search, shuffle, the, triggered } from '@spellwright/dsl'

export const lightPawsEmperorsVoice = card({
  name: "Light-Paws, Emperor's Voice",
  cost: '{1}{W}',
  type: 'Legendary Creature — Fox Advisor',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: enters({ subtype: 'Aura', controller: 'you' }),
      condition: matches('eventObject', { is: 'wasCast' }),
      effects: [
        { kind: 'bind', as: 'auras', what: all({ subtype: 'Aura', controller: 'you' }) },
        may(
          search({
            subtype: 'Aura',
            manaValue: { atMost: manaValueOf('eventObject') },
            not: { name: { sameAs: the('auras') } },
          }),
          put('battlefield', the('found'), { attachTo: 'self' }),
          shuffle(),
        ),
      ],
    }),
  ],
})
