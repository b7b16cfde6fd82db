import { activated, apply, attacks, card, draw, gain, mana, setBasePT, triggered } from '@spellwright/dsl'

export const werewolfPackLeader = card({
  name: 'Werewolf Pack Leader',
  cost: '{G}{G}',
  type: 'Creature — Human Werewolf',
  power: 3,
  toughness: 3,
  abilities: [
    triggered({
      abilityWord: 'Pack tactics',
      on: attacks('self'),
      while: {
        kind: 'compare',
        quantity: { kind: 'total', value: 'power', of: { type: 'creature', controller: 'you', is: 'attacking' } },
        is: { atLeast: 6 },
      },
      effects: [draw(1)],
    }),
    activated({
      cost: [mana('{3}{G}')],
      effects: [apply('self', [setBasePT(5, 3), gain('trample'), { kind: 'removeSubtype', subtypes: ['Human'] }])],
    }),
  ],
})
