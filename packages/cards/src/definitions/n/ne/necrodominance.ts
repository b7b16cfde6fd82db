import { atBeginningOf, card, draw, payLife, replacement, rule, triggered, X } from '@spellwright/dsl'

export const necrodominance = card({
  name: 'Necrodominance',
  type: 'Legendary Enchantment',
  cost: '{B}{B}{B}',
  abilities: [
    replacement({ kind: 'skip', player: 'you', what: 'draw' }),
    triggered({
      on: atBeginningOf('end', 'you'),
      effects: [{ kind: 'mayPay', player: 'you', cost: [payLife(X)], x: 'chosen', then: [draw(X)] }],
    }),
    rule({ kind: 'maximumHandSize', player: 'you', size: 5 }),
    replacement({ kind: 'zoneChange', object: { owner: 'you' }, to: 'graveyard', instead: { to: 'exile' } }),
  ],
})
