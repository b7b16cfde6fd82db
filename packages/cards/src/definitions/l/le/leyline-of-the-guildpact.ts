import { addSubtype, BASIC_LAND_TYPES, COLORS, card, continuous, setColor } from '@spellwright/dsl'

export const leylineOfTheGuildpact = card({
  name: 'Leyline of the Guildpact',
  type: 'Enchantment',
  cost: '{G/W}{G/U}{B/G}{R/G}',
  abilities: [
    { kind: 'openingHand', effects: [{ kind: 'move', verb: 'put', what: 'self', to: 'battlefield' }] },
    continuous({ affects: { not: { type: 'land' }, controller: 'you' }, apply: [setColor(...COLORS)] }),
    continuous({ affects: { type: 'land', controller: 'you' }, apply: [addSubtype(...BASIC_LAND_TYPES)] }),
  ],
})
