import { amass, card, returnTo, spell, target, the } from '@spellwright/dsl'

export const callousDismissal = card({
  name: 'Callous Dismissal',
  cost: '{1}{U}',
  type: 'Sorcery',
  abilities: [
    spell({ targets: { permanent: target({ not: { type: 'land' } }) }, effects: [returnTo('hand', the('permanent'))] }),
    spell({ effects: [amass('Zombie', 1)] }),
  ],
})
