import './file-button.css';

/** A button that asks for a file, in the page's own words: the browser's button speaks the browser's language. */
export function FileButton({
  label,
  big = false,
  accept = '.json,application/json',
  take,
}: {
  label: string;
  big?: boolean;
  /** Which files are offered. */
  accept?: string;
  take(file: File): Promise<void>;
}) {
  const taken = async (input: HTMLInputElement): Promise<void> => {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    await take(file);
    // So that the same file can be chosen again once it is mended.
    input.value = '';
  };
  return (
    <label className={big ? 'second big file' : 'second file'}>
      {label}
      <input type="file" accept={accept} onChange={(event) => void taken(event.target)} />
    </label>
  );
}
