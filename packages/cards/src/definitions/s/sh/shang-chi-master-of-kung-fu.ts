import { anyColor, card, rule, tapForMana } from '@spellwright/dsl'

export const shangChiMasterOfKungFu = card({
  name: 'Shang-Chi, Master of Kung Fu',
  cost: '{1}{G}',
  type: 'Legendary Creature — Human Warrior Hero',
  power: 2,
  toughness: 2,
  abilities: [
    rule({ kind: 'activateAsThoughHaste', what: { type: 'creature', controller: 'you' } }),
    tapForMana(anyColor(2), { kind: 'onlyActivate', object: { type: 'creature' } }),
  ],
})
