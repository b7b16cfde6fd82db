import { addSubtype, card, continuous, setBasePT } from '@spellwright/dsl'

export const kudoKingAmongBears = card({
  name: 'Kudo, King Among Bears',
  cost: '{G}{W}',
  type: 'Legendary Creature — Bear',
  power: 2,
  toughness: 2,
  abilities: [continuous({ affects: { other: true, type: 'creature' }, apply: [setBasePT(2, 2), addSubtype('Bear')] })],
})
