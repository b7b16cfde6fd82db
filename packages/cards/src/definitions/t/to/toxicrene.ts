import { anyColor, card, continuous, gainAbility, keywords, loseAllAbilities, tapForMana } from '@spellwright/dsl'

export const toxicrene = card({
  name: 'Toxicrene',
  cost: '{3}{G}',
  type: 'Creature — Tyranid',
  power: 2,
  toughness: 4,
  abilities: [
    ...keywords('reach', 'deathtouch'),
    continuous({ affects: { type: 'land' }, apply: [loseAllAbilities, gainAbility(tapForMana(anyColor()))] }),
  ],
})
