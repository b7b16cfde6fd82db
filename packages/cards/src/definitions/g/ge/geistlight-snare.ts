import { card, rule, youControl } from '@spellwright/dsl'

export const geistlightSnare = card({
  name: 'Geistlight Snare',
  cost: '{2}{U}',
  type: 'Instant',
  abilities: [
    rule(
      { kind: 'costChange', player: 'you', spell: 'self', change: { kind: 'reduce', mana: '{1}' } },
      { condition: youControl({ subtype: 'Spirit' }), zone: 'everywhere' },
    ),
    rule(
      { kind: 'costChange', player: 'you', spell: 'self', change: { kind: 'reduce', mana: '{1}' } },
      { condition: youControl({ type: 'enchantment' }), zone: 'everywhere' },
    ),
    {
      kind: 'spell',
      targets: {
        target: {
          objects: {
            zone: 'stack',
          },
        },
      },
      effects: [
        {
          kind: 'unless',
          player: {
            controllerOf: {
              the: 'target',
            },
          },
          cost: [
            {
              kind: 'mana',
              mana: '{3}',
            },
          ],
          effects: [
            {
              kind: 'counterSpell',
              what: {
                the: 'target',
              },
            },
          ],
        },
      ],
    },
  ],
})
