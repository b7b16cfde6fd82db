import {
  activated,
  card,
  discardCost,
  eventAmount,
  gainLife,
  mana,
  preventFromChosenSource,
  tap,
} from '@spellwright/dsl'

export const choArrimAlchemist = card({
  name: 'Cho-Arrim Alchemist',
  cost: '{W}',
  type: 'Creature — Human Spellshaper',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      cost: [mana('{1}{W}{W}'), tap, discardCost()],
      effects: [...preventFromChosenSource(undefined, { to: { player: 'you' }, then: [gainLife(eventAmount)] })],
    }),
  ],
})
