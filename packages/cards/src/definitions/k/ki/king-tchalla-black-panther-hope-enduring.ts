import {
  activated,
  dealsDamageToPlayer,
  draw,
  keyword,
  mana,
  replacement,
  transform,
  triggered,
  twoFaced,
} from '@spellwright/dsl'

export const kingTchallaBlackPantherHopeEnduring = twoFaced(
  'modal_dfc',
  {
    name: "King T'Challa",
    cost: '{1}{W}{U}',
    type: 'Legendary Creature — Human Noble Hero',
    power: 3,
    toughness: 2,
    abilities: [
      keyword('flash'),
      triggered({ on: { kind: 'drawn', player: 'eachPlayer', nth: 2 }, effects: [draw(1)] }),
      activated({ cost: [mana('{4}{W}{U}')], timing: 'sorcery', effects: [transform('self')] }),
    ],
  },
  {
    name: 'Black Panther, Hope Enduring',
    cost: '{4}{W}{U}',
    type: 'Legendary Creature — Human Warrior Hero',
    power: 3,
    toughness: 3,
    abilities: [
      keyword('flash'),
      keyword('double strike'),
      replacement({ kind: 'damage', to: { object: 'self' }, change: { kind: 'prevent', amount: 'all' } }),
      triggered({ on: dealsDamageToPlayer('self', 'combat'), effects: [draw(1)] }),
    ],
  },
)
