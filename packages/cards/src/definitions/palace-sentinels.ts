import { card } from '@spellwright/dsl'

export const palaceSentinels = card({
  name: 'Palace Sentinels',
  cost: '{3}{W}',
  type: 'Creature — Human Soldier',
  power: 2,
  toughness: 4,
  abilities: [
    {
      kind: 'triggered',
      on: { kind: 'zoneChange', object: 'self', to: 'battlefield' },
      effects: [{ kind: 'becomeMonarch', player: 'you' }],
    },
  ],
})
