import { bound, card, payLife, put, shuffle, spell, the } from '@spellwright/dsl'

export const limDulsVault = card({
  name: "Lim-Dûl's Vault",
  cost: '{U}{B}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        {
          kind: 'repeatProcess',
          effects: [
            { kind: 'lookAtTop', player: 'you', count: 5, as: 'seen' },
            { kind: 'let', as: 'paid', quantity: 0 },
            {
              kind: 'mayPay',
              player: 'you',
              cost: [payLife(1)],
              then: [
                { kind: 'let', as: 'paid', quantity: 1 },
                put('library', the('seen'), { library: { position: 'bottom', order: 'chosen' } }),
              ],
            },
          ],
          while: { kind: 'compare', quantity: bound('paid'), is: { exactly: 1 } },
        },
        shuffle(),
        put('library', the('seen'), { library: { position: 'top', order: 'chosen' } }),
      ],
    }),
  ],
})
