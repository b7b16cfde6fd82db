import {
  addSubtype,
  addType,
  card,
  continuous,
  dealsDamageToPlayer,
  draw,
  gain,
  gainAbility,
  setBasePT,
  triggered,
} from '@spellwright/dsl'

export const belloBardOfTheBrambles = card({
  name: 'Bello, Bard of the Brambles',
  cost: '{1}{R}{G}',
  type: 'Legendary Creature — Raccoon Bard',
  power: 3,
  toughness: 3,
  abilities: [
    continuous({
      condition: { kind: 'isTurnOf', player: 'you' },
      affects: {
        any: [
          { type: 'artifact', not: { subtype: 'Equipment' } },
          { type: 'enchantment', not: { subtype: 'Aura' } },
        ],
        controller: 'you',
        manaValue: { atLeast: 4 },
      },
      apply: [
        addType('creature'),
        addSubtype('Elemental'),
        setBasePT(4),
        gain('indestructible'),
        gain('haste'),
        gainAbility(triggered({ on: dealsDamageToPlayer('self', 'combat'), effects: [draw(1)] })),
      ],
    }),
  ],
})
