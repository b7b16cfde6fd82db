import { card, sacrificeIt, tapForMana, triggered } from '@spellwright/dsl'

export const cityOfTraitors = card({
  name: 'City of Traitors',
  type: 'Land',
  abilities: [
    triggered({ on: { kind: 'landPlayed', player: 'you', object: { other: true } }, effects: [sacrificeIt('self')] }),
    tapForMana('{C}{C}'),
  ],
})
