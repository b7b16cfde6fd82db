import { card, type Quantity, times } from '@spellwright/dsl'

const twiceTheHand: Quantity = times(2, { kind: 'cardsIn', zone: 'hand', player: 'you' })

export const masumaroFirstToLive = card({
  name: 'Masumaro, First to Live',
  cost: '{3}{G}{G}{G}',
  type: 'Legendary Creature — Spirit',
  power: '*',
  toughness: '*',
  abilities: [{ kind: 'characteristicDefining', power: twiceTheHand, toughness: twiceTheHand }],
})
