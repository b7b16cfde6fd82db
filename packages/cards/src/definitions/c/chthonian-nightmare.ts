import { activated, card, enters, the, triggered } from '@spellwright/dsl'

export const chthonianNightmare = card({
  name: 'Chthonian Nightmare',
  type: 'Enchantment',
  cost: '{1}{B}',
  abilities: [
    triggered({
      on: enters('self'),
      effects: [{ kind: 'playerCounters', player: 'you', counter: 'energy', count: 3 }],
    }),
    activated({
      cost: [
        { kind: 'payEnergy', amount: { kind: 'x' } },
        { kind: 'sacrifice', what: { type: 'creature' } },
        { kind: 'returnToHand', what: 'self' },
      ],
      targets: {
        target: {
          objects: { zone: 'graveyard', owner: 'you', manaValue: { exactly: { kind: 'x' } }, type: 'creature' },
        },
      },
      effects: [{ kind: 'move', verb: 'return', what: the('target'), to: 'battlefield' }],
      timing: 'sorcery',
    }),
  ],
})
