import { attacks, card, createToken, enters, may, mill, rule, token, triggered } from '@spellwright/dsl'

export const moleManMoloidMaster = card({
  name: 'Mole Man, Moloid Master',
  cost: '{2}{G}',
  type: 'Legendary Creature — Human Villain',
  power: 1,
  toughness: 1,
  abilities: [
    rule({ kind: 'mayPlayFrom', player: 'you', zone: 'graveyard', what: { type: 'land' }, verb: 'play' }),
    triggered({
      abilityWord: 'Landfall',
      on: enters({ type: 'land', controller: 'you' }),
      effects: [
        createToken(
          1,
          token({
            name: 'Moloid',
            colors: ['G'],
            type: 'Creature — Minion',
            power: 1,
            toughness: 1,
            abilities: [triggered({ on: attacks('self'), effects: [may(mill(1))] })],
          }),
        ),
      ],
    }),
  ],
})
