import { card, matches, returnTo, rule, spell, target, the } from '@spellwright/dsl'

export const noOneLeftBehind = card({
  name: 'No One Left Behind',
  cost: '{4}{B}',
  type: 'Sorcery',
  abilities: [
    rule(
      { kind: 'costChange', player: 'you', spell: 'self', change: { kind: 'reduce', mana: '{3}' } },
      {
        zone: 'everywhere',
        condition: matches('self', { targetsSome: { type: 'creature', zone: 'graveyard', manaValue: { atMost: 3 } } }),
      },
    ),
    spell({
      targets: { card: target({ type: 'creature', zone: 'graveyard', owner: 'you' }) },
      effects: [returnTo('battlefield', the('card'))],
    }),
  ],
})
