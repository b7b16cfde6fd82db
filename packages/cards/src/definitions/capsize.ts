import { card, keyword, mana, returnTo, spell, target, the } from '@spellwright/dsl'

export const capsize = card({
  name: 'Capsize',
  cost: '{1}{U}{U}',
  type: 'Instant',
  abilities: [
    keyword({ kind: 'buyback', cost: [mana('{3}')] }),
    spell({ targets: { permanent: target({}) }, effects: [returnTo('hand', the('permanent'))] }),
  ],
})
