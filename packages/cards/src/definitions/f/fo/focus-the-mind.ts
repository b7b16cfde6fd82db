import { card, discard, draw, rule, spell } from '@spellwright/dsl'

export const focusTheMind = card({
  name: 'Focus the Mind',
  cost: '{4}{U}',
  type: 'Instant',
  abilities: [
    rule(
      { kind: 'costChange', player: 'you', spell: 'self', change: { kind: 'reduce', mana: '{2}' } },
      {
        zone: 'everywhere',
        condition: { kind: 'happened', event: { kind: 'cast', player: 'you' }, when: 'thisTurnBefore' },
      },
    ),
    spell({ effects: [draw(3), discard(1)] }),
  ],
})
