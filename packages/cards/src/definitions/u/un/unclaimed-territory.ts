import { anyColor, card, entersWith, tapForMana } from '@spellwright/dsl'

export const unclaimedTerritory = card({
  name: 'Unclaimed Territory',
  type: 'Land',
  abilities: [
    entersWith({ kind: 'choose', choose: { kind: 'creatureType' }, as: 'type' }),
    tapForMana('{C}'),
    tapForMana(anyColor(), { kind: 'onlyCast', spell: { type: 'creature', subtype: { chosen: 'type' } } }),
  ],
})
