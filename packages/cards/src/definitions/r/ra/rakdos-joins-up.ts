import {
  card,
  dealDamage,
  dies,
  enters,
  players,
  powerOf,
  returnTo,
  target,
  targetOpponent,
  the,
  triggered,
} from '@spellwright/dsl'

export const rakdosJoinsUp = card({
  name: 'Rakdos Joins Up',
  cost: '{3}{B}{R}',
  type: 'Legendary Enchantment',
  abilities: [
    triggered({
      on: enters('self'),
      targets: { card: target({ type: 'creature', zone: 'graveyard', owner: 'you' }) },
      effects: [returnTo('battlefield', the('card'), { counters: { counter: '+1/+1', count: 2 } })],
    }),
    triggered({
      on: dies({ type: 'creature', supertype: 'legendary', controller: 'you' }),
      targets: { player: targetOpponent },
      effects: [dealDamage(powerOf('eventObject'), players(the('player')))],
    }),
  ],
})
