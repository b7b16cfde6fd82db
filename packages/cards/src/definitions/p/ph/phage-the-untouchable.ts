import { card, dealsDamageToPlayer, destroyNoRegeneration, enters, not, triggered } from '@spellwright/dsl'

export const phageTheUntouchable = card({
  name: 'Phage the Untouchable',
  cost: '{3}{B}{B}{B}{B}',
  type: 'Legendary Creature — Avatar Minion',
  power: 4,
  toughness: 4,
  abilities: [
    triggered({
      on: enters('self'),
      condition: not({ kind: 'castFrom', zone: 'hand' }),
      effects: [{ kind: 'loseGame', player: 'you' }],
    }),
    triggered({
      on: { kind: 'damage', source: 'self', to: { object: { type: 'creature' } }, combat: 'combat' },
      effects: [destroyNoRegeneration('eventObject')],
    }),
    triggered({ on: dealsDamageToPlayer('self', 'combat'), effects: [{ kind: 'loseGame', player: 'eventPlayer' }] }),
  ],
})
