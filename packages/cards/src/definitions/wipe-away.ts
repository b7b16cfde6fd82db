import { card, keyword, returnTo, spell, target, the } from '@spellwright/dsl'

export const wipeAway = card({
  name: 'Wipe Away',
  cost: '{1}{U}{U}',
  type: 'Instant',
  abilities: [
    keyword('split second'),
    spell({ targets: { permanent: target({}) }, effects: [returnTo('hand', the('permanent'))] }),
  ],
})
