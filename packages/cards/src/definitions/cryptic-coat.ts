import { card, mana, the } from '@spellwright/dsl'

export const crypticCoat = card({
  name: 'Cryptic Coat',
  cost: '{2}{U}',
  type: 'Artifact — Equipment',
  abilities: [
    {
      kind: 'triggered',
      on: { kind: 'zoneChange', object: 'self', to: 'battlefield' },
      effects: [
        { kind: 'manifest', player: 'you', count: 1, cloak: 'cloak', as: 'manifested' },
        { kind: 'attach', what: 'self', to: the('manifested') },
      ],
    },
    {
      kind: 'static',
      affects: 'attachedTo',
      apply: [{ kind: 'modifyPT', power: 1, toughness: 0 }],
      rule: { kind: 'cantBeBlocked', what: 'attachedTo' },
    },
    {
      kind: 'activated',
      cost: [mana('{1}{U}')],
      effects: [{ kind: 'move', verb: 'return', what: 'self', to: 'hand' }],
    },
  ],
})
