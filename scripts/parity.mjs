// The same games give the same hashes in every JavaScript engine; see parity/main.mjs:
//   npm run parity [-- --games N]
import { main } from './parity/main.mjs';

process.exitCode = await main(process.argv.slice(2));
