import { card, draw, rule, spell, youControl } from '@spellwright/dsl'

export const ofOneMind = card({
  name: 'Of One Mind',
  cost: '{2}{U}',
  type: 'Sorcery',
  abilities: [
    rule(
      { kind: 'costChange', player: 'you', spell: 'self', change: { kind: 'reduce', mana: '{2}' } },
      {
        zone: 'everywhere',
        condition: {
          kind: 'all',
          conditions: [
            youControl({ type: 'creature', subtype: 'Human' }),
            youControl({ type: 'creature', not: { subtype: 'Human' } }),
          ],
        },
      },
    ),
    spell({ effects: [draw(2)] }),
  ],
})
