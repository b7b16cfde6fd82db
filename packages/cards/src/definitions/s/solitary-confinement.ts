import { atBeginningOf, card, discardCost, replacement, rule, sacrificeIt, triggered, unless } from '@spellwright/dsl'

export const solitaryConfinement = card({
  name: 'Solitary Confinement',
  cost: '{2}{W}',
  type: 'Enchantment',
  abilities: [
    triggered({ on: atBeginningOf('upkeep', 'you'), effects: [unless('you', [discardCost()], sacrificeIt('self'))] }),
    replacement({ kind: 'skip', player: 'you', what: 'draw' }),
    rule({ kind: 'playerHas', player: 'you', keyword: 'shroud' }),
    replacement({ kind: 'damage', to: { player: 'you' }, change: { kind: 'prevent', amount: 'all' } }),
  ],
})
