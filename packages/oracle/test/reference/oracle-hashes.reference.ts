import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { allOracleHashes } from '../../../../tools/data/oracle-hashes.ts'

it('the committed hashes are those of the reference texts (run tools/data/oracle-hashes.ts)', () => {
  const committed = readFileSync(new URL('../../data/oracle-hashes.json', import.meta.url), 'utf8')
  expect(JSON.parse(committed)).toEqual(allOracleHashes())
})
