import { factText } from '../facts/check-fact.ts'
import type { ScriptEntry } from '../format/scenario.ts'
import { referenceText, targetText } from '../table/reference.ts'

const detailText = (entry: ScriptEntry): string => {
  switch (entry.kind) {
    case 'castSpell':
      return ` ${referenceText(entry)}${entry.castMode ? ` (${entry.castMode})` : ''}`
    case 'playLand':
    case 'attack':
      return ` ${referenceText(entry)}`
    case 'block':
      return ` ${referenceText(entry.attacker)} with ${referenceText(entry)}`
    case 'activateAbility':
    case 'activateManaAbility':
      return ` ${entry.alias === undefined ? '' : `@${entry.alias} `}"${entry.ability}"`
    case 'addCounters':
      return ` ${entry.count} ${entry.counter} on ${referenceText(entry)}`
    case 'check':
      return ` ${factText(entry.check)}`
    default:
      return ''
  }
}

/** An entry of a script as one line of text: "castSpell Lightning Bolt → player B". */
export function entryText(entry: ScriptEntry): string {
  const targets = 'targets' in entry && entry.targets ? ` → ${entry.targets.map(targetText).join(', ')}` : ''
  return `${entry.kind}${detailText(entry)}${targets}`
}
